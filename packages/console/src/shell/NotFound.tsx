// An address that is none of the screens'.

import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Screen } from './Screen.tsx';

export const NotFound = () => (
  <Screen title="There is no such page">
    <Text c="dimmed">The address may be mistyped, or from an older release.</Text>
    <Link to="/" className="plain-link">
      Go to the cases
    </Link>
  </Screen>
);
