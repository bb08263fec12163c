// The frame of every screen: who is signed in, where one can go; sign-in or set-up when nobody is.

import {
  Alert,
  AppShell,
  Box,
  Burger,
  Button,
  Center,
  Group,
  Loader,
  Menu,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { sessionQuery, stateQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';
import { Setup } from './Setup.tsx';
import { SignIn } from './SignIn.tsx';

const places = [
  { to: '/', label: 'Cases', roles: null },
  { to: '/policies', label: 'Policies', roles: null },
  { to: '/figures', label: 'Figures', roles: null },
  { to: '/keys', label: 'API Keys', roles: ['administrator', 'auditor'] },
  { to: '/members', label: 'Members', roles: null },
  { to: '/audit', label: 'Audit log', roles: ['administrator', 'auditor'] },
] as const;

export function Shell() {
  const path = useLocation({ select: (l) => l.pathname });
  const session = useQuery(sessionQuery);
  const state = useQuery({ ...stateQuery, enabled: session.data === null });
  const [open, menu] = useDisclosure();
  if (path.startsWith('/reset/')) return <Outlet />;
  if (session.isPending || (session.data === null && state.isPending)) return <Wait />;
  // Once signed in, a moment without the service takes nothing off the screen.
  if (session.isError && !session.data)
    return (
      <Alert color="red" title="The service cannot be reached" m="xl">
        {session.error.message}
      </Alert>
    );
  if (!session.data) return state.data?.needs_setup ? <Setup /> : <SignIn />;
  const { user, organization } = session.data;
  const mine = places.filter((p) => !p.roles || (p.roles as readonly string[]).includes(user.role));
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !open, desktop: true } }}
      padding={12}
    >
      <a className="skip" href="#main">
        Skip to content
      </a>
      <AppShell.Header>
        <div className="top">
          <Burger opened={open} onClick={menu.toggle} hiddenFrom="sm" size="sm" aria-label="Navigation" />
          <Link to="/" className="brand" title="Medical necessity review">
            <img src="/mark.svg" width={26} height={26} alt="" />
            <Text span inherit visibleFrom="lg">
              Medical necessity review
            </Text>
          </Link>
          <Box component="nav" className="places" aria-label="Main" visibleFrom="sm">
            <Places mine={mine} path={path} />
          </Box>
          <Group gap="sm" wrap="nowrap" ml="auto">
            <Text c="dimmed" size="sm" truncate visibleFrom="md" maw={240}>
              {organization.name}
            </Text>
            <Person name={user.name} role={user.role} />
          </Group>
        </div>
      </AppShell.Header>
      {open && (
        <AppShell.Navbar p="xs" hiddenFrom="sm">
          <nav className="places places-column" aria-label="Main" onClickCapture={menu.close}>
            <Places mine={mine} path={path} />
          </nav>
        </AppShell.Navbar>
      )}
      <AppShell.Main id="main">
        {path.startsWith('/cases/') ? (
          <Outlet />
        ) : (
          <div className="screen">
            <Outlet />
          </div>
        )}
      </AppShell.Main>
    </AppShell>
  );
}

function Places({ mine, path }: { readonly mine: readonly (typeof places)[number][]; readonly path: string }) {
  return mine.map((p) => {
    const here = p.to === '/' ? path === '/' || path.startsWith('/cases') : path.startsWith(p.to);
    return (
      <Link
        key={p.to}
        to={p.to}
        search={{}}
        data-active={here || undefined}
        aria-current={path === p.to ? 'page' : undefined}
      >
        {p.label}
      </Link>
    );
  });
}

function Person({ name, role }: { readonly name: string; readonly role: string }) {
  const queries = useQueryClient();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const leave = async () => {
    await request('POST', '/account/logout').catch(() => undefined);
    queries.clear();
    window.location.assign('/');
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          c="inherit"
          fw={550}
          rightSection={<span aria-hidden="true">▾</span>}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label tt="capitalize">{role}</Menu.Label>
        <Menu.Item component={Link} to="/profile">
          Your account
        </Menu.Item>
        <Menu.Item component={Link} to="/organization">
          Organization
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
          {dark ? 'Light colours' : 'Dark colours'}
        </Menu.Item>
        <Menu.Item onClick={leave}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

export function Wait() {
  return (
    <Center h="60vh">
      <Loader aria-label="Loading" />
    </Center>
  );
}
