// On to the next case, in the order of the list that one came from.

import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useScreenKeys } from '../shell/screen-keys.ts';
import { readCases } from '../wire/queries.ts';
import { listAsLeft, nextAfter, rememberList } from './list-left.ts';

export function NextCase({ after }: { readonly after: string }) {
  const { data: next } = useQuery({
    queryKey: ['next', after],
    queryFn: () => nextAfter(after, listAsLeft(), readCases),
    // The list may have changed since this case was last looked at.
    gcTime: 0,
  });
  const link = useRef<HTMLAnchorElement>(null);
  useScreenKeys([['shift+J', () => link.current?.click()]]);
  if (next === undefined) return null;
  if (next === null)
    return (
      <Text size="sm" c="dimmed" className="nowrap">
        Last of the list
      </Text>
    );
  return (
    <Link
      ref={link}
      to="/cases/$caseId"
      params={{ caseId: next.id }}
      className="plain-link nowrap back"
      onClick={() => rememberList(next.list)}
    >
      Next case →
    </Link>
  );
}
