import { expect, test } from 'vitest';
import { loggedPath } from './server.ts';

test.each([
  ['/v1/cases?query=Jasmine', '/v1/cases'],
  ['/reset/NuIJ2YU9xWeNu-DyqgZQXrWw5TAnBpeefGDG2Vw_Wh4', '/reset/…'],
  ['/account/reset', '/account/reset'],
])('of %s the log has %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
