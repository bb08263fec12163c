// Keys that act on the screen: none while a dialog is open, which has keys of its own.

import { type HotkeyItem, useHotkeys } from '@mantine/hooks';

export function useScreenKeys(keys: readonly HotkeyItem[], ignored?: string[]): void {
  useHotkeys(
    keys.map(([key, act]) => [key, (event) => document.querySelector('[role="dialog"]') === null && act(event)]),
    ignored,
  );
}
