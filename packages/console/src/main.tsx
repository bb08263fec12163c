// The screens start here: theme, data and routes.

import '@mantine/core/styles.css';
import './style.css';
import { createTheme, MantineProvider } from '@mantine/core';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';
import { sessionQuery } from './wire/queries.ts';
import type { RequestError } from './wire/request.ts';

const theme = createTheme({
  primaryColor: 'pine',
  colors: {
    pine: [
      '#e6f6f3',
      '#cfe9e4',
      '#a0d3c9',
      '#6dbcac',
      '#45a895',
      '#2b9a86',
      '#0f7d6c',
      '#0b6e66',
      '#085a54',
      '#04453f',
    ],
    dark: [
      '#dde2e6',
      '#b6bec5',
      '#98a1a9',
      '#6d767e',
      '#3f474e',
      '#343b41',
      '#272d32',
      '#1a1f23',
      '#12161a',
      '#0d1013',
    ],
  },
  respectReducedMotion: true,
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
  headings: { fontWeight: '650' },
});

/** A session that has ended shows the sign-in, at the same address: who signs in again goes on there. */
const onError = (error: Error): void => {
  if ((error as RequestError).status === 401) queries.setQueryData(sessionQuery.queryKey, null);
};

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && ((error as RequestError).status ?? 500) >= 500,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    // Without this a press made while the network is away is kept and sent when it comes back, long after its maker has gone on.
    mutations: { networkMode: 'always' },
  },
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
