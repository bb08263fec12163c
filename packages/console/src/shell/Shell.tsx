// The frame of every screen: who is signed in, where one can go; sign-in or set-up when nobody is.

import {
  Alert,
  AppShell,
  Burger,
  Button,
  Center,
  Group,
  Loader,
  Menu,
  NavLink,
  Text,
  Title,
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
  if (session.isError)
    return (
      <Alert color="red" title="The service cannot be reached" m="xl">
        {session.error.message}
      </Alert>
    );
  if (!session.data) return state.data?.needs_setup ? <Setup /> : <SignIn />;
  const { user, organization } = session.data;
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 190, breakpoint: 'sm', collapsed: { mobile: !open } }}
      padding="md"
    >
      <a className="skip" href="#main">
        Skip to content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={open} onClick={menu.toggle} hiddenFrom="sm" size="sm" aria-label="Navigation" />
            <img src="/mark.svg" width={26} height={26} alt="" />
            <Title order={1} size="h4">
              Medical necessity review
            </Title>
            <Text c="dimmed" size="sm" visibleFrom="md">
              {organization.name}
            </Text>
          </Group>
          <Person name={user.name} role={user.role} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" component="nav" aria-label="Main">
        {places
          .filter((p) => !p.roles || (p.roles as readonly string[]).includes(user.role))
          .map((p) => (
            <NavLink
              key={p.to}
              renderRoot={(props) => <Link to={p.to} {...props} />}
              label={p.label}
              active={p.to === '/' ? path === '/' || path.startsWith('/cases') : path.startsWith(p.to)}
              aria-current={path === p.to ? 'page' : undefined}
              onClick={menu.close}
            />
          ))}
        <Text size="xs" c="dimmed" mt="auto" p="xs">
          A recommendation supports a human decision. It never makes one.
        </Text>
      </AppShell.Navbar>
      <AppShell.Main id="main">
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
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
        <Button variant="subtle" size="compact-md">
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{role}</Menu.Label>
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
