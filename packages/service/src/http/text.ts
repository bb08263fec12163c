// Text that the database cannot hold is refused wherever it stands: NUL characters, and halves of a character of two (a lone surrogate).

import { refuse } from '@mnr/api';
import type { FastifyInstance } from 'fastify';

export function installText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    check(request.query, []);
    check(request.body, []);
  });
}

function check(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string') {
    const wrong = value.includes('\0') ? 'a NUL character' : /\p{Cs}/u.test(value) ? 'half a character' : undefined;
    if (wrong) throw refuse('invalid', `The value of ${path.join('.') || 'request'} is invalid: it has ${wrong}.`);
  } else if (Array.isArray(value)) {
    for (const item of value) check(item, path);
  } else if (value !== null && typeof value === 'object' && path.length < 20) {
    for (const [name, item] of Object.entries(value)) check(item, [...path, name.slice(0, 50)]);
  }
}
