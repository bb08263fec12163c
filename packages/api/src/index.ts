// The wire: schemas, the route table, the error sentences and the typed client.

export * from './case.ts';
export * from './catalog.ts';
export { type ApiError, type Client, createClient, type Submission } from './client.ts';
export * from './due.ts';
export { errorBody, isRefusal, type Refusal, type RefusalCode, refuse } from './errors.ts';
export { type CaseEvent, caseAdjudicated, caseProgressed } from './events.ts';
export { type AnswerHeader, answerHeaders, headersOfStatus } from './headers.ts';
export { type Route, type RouteName, routes, type Scope } from './routes.ts';
