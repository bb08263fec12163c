// What labelled charts taught: which sentence of a chart speaks most like those that met, or did not meet, a criterion.

export { featuresOf, weightOf } from './features.ts';
export { familiarityIn, likenessIn } from './likeness.ts';
