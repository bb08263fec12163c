// What a schema refuses, as one sentence in the service's own words: the validator's issue in, the sentence out. Words of the validator
// and values of the caller stay inside.

import { type Refusal, refuse } from '@mnr/api';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

/** The first of several: each is told when the one before it is mended. */
export function refusalOf({ instancePath, keyword, params, message }: FastifySchemaValidationError): Refusal {
  const field = instancePath.split('/').filter(Boolean).join('.');
  const issue = params as Readonly<Record<string, unknown>>;
  if (keyword === 'unrecognized_keys') return unknown(issue.keys as readonly string[]);
  if (keyword === 'invalid_type' && field === '')
    return refuse('invalid', 'The request needs a JSON object as its body.');
  if (keyword === 'invalid_type' && message?.endsWith('received undefined')) return refuse('missing_field', field);
  return refuse('invalid', `The value of ${field} is invalid: it must be ${wanted(keyword, issue, message)}.`);
}

const unknown = ([first]: readonly string[]): Refusal =>
  refuse('invalid', `There is no field ${first.replace(/[^\w.-]/g, '').slice(0, 50) || 'of that name'} here.`);

function wanted(keyword: string, issue: Readonly<Record<string, unknown>>, message: string | undefined): string {
  switch (keyword) {
    case 'invalid_type':
      return kinds[String(issue.expected)] ?? 'of another kind';
    case 'invalid_value':
      return `one of ${(issue.values as readonly unknown[]).join(', ')}`;
    case 'invalid_format':
      return formats[String(issue.format)] ?? 'written otherwise';
    case 'too_big':
      return size('at most', issue.maximum, String(issue.origin));
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string'
        ? 'given, and not blank'
        : size('at least', issue.minimum, String(issue.origin));
    // Our own schemas say these in our own words.
    case 'custom':
      return message ?? 'written otherwise';
    default:
      return 'written otherwise';
  }
}

function size(bound: string, n: unknown, origin: string): string {
  if (origin === 'string') return `${bound} ${n} characters long`;
  if (origin === 'array') return `a list of ${bound} ${n}`;
  return `${bound} ${n}`;
}

const kinds: Readonly<Record<string, string>> = {
  number: 'a whole number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const formats: Readonly<Record<string, string>> = {
  uuid: 'an id (a UUID)',
  email: 'an e-mail address',
  regex: 'ten digits',
  datetime: 'a timestamp such as 2026-01-31T08:00:00Z',
};
