// What one can do with a row of a table; what cannot be undone asks once more.

import { Button } from '@mantine/core';
import { useState } from 'react';

type Props = {
  readonly children: string;
  /** What it is done to: the buttons of all rows read alike. */
  readonly to: string;
  readonly onClick: () => void;
};

export const RowButton = ({
  children,
  to,
  ...button
}: Props & { readonly color?: string; readonly onBlur?: () => void }) => (
  <Button size="compact-xs" variant="subtle" aria-label={`${children} ${to}`} {...button}>
    {children}
  </Button>
);

export function SureButton({ children, to, onClick }: Props) {
  const [sure, setSure] = useState(false);
  return (
    <RowButton
      to={to}
      color="red"
      onBlur={() => setSure(false)}
      onClick={() => {
        if (sure) onClick();
        setSure(!sure);
      }}
    >
      {sure ? `Really ${children.toLowerCase()}` : children}
    </RowButton>
  );
}
