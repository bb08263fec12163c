// Every screen and its address. Filters live in the address, but for the patient that is searched for: that stands in the state
// of the history's entry, so that Back and a reload keep it. Screens beyond the first are loaded when opened.

import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { NotFound } from './shell/NotFound.tsx';
import { Shell } from './shell/Shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

export type CaseSearch = {
  readonly page?: number;
  readonly status?: string;
  readonly recommendation?: string;
  readonly policy_id?: string;
  readonly urgency?: string;
  readonly due?: string;
  readonly sort?: string;
};

export type AuditSearch = { readonly before?: number; readonly action?: string; readonly subject_id?: string };

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const casesRoute = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: (s: Record<string, unknown>): CaseSearch => ({
    page: Number(s.page) > 1 ? Number(s.page) : undefined,
    status: text(s.status),
    recommendation: text(s.recommendation),
    policy_id: text(s.policy_id),
    urgency: text(s.urgency),
    due: text(s.due),
    sort: text(s.sort),
  }),
  component: lazyRouteComponent(() => import('./cases/CasesScreen.tsx'), 'CasesScreen'),
});
const caseRoute = createRoute({
  getParentRoute: () => root,
  path: '/cases/$caseId',
  component: lazyRouteComponent(() => import('./review/CaseScreen.tsx'), 'CaseScreen'),
});
const policiesRoute = createRoute({
  getParentRoute: () => root,
  path: '/policies',
  component: lazyRouteComponent(() => import('./policies/PoliciesScreen.tsx'), 'PoliciesScreen'),
});
const policyRoute = createRoute({
  getParentRoute: () => root,
  path: '/policies/$policyId',
  component: lazyRouteComponent(() => import('./policies/PolicyScreen.tsx'), 'PolicyScreen'),
});
const figuresRoute = createRoute({
  getParentRoute: () => root,
  path: '/figures',
  component: lazyRouteComponent(() => import('./figures/FiguresScreen.tsx'), 'FiguresScreen'),
});
const keysRoute = createRoute({
  getParentRoute: () => root,
  path: '/keys',
  component: lazyRouteComponent(() => import('./account/KeysScreen.tsx'), 'KeysScreen'),
});
const membersRoute = createRoute({
  getParentRoute: () => root,
  path: '/members',
  component: lazyRouteComponent(() => import('./account/MembersScreen.tsx'), 'MembersScreen'),
});
const auditRoute = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  validateSearch: (s: Record<string, unknown>): AuditSearch => ({
    before: Number(s.before) > 0 ? Number(s.before) : undefined,
    action: text(s.action),
    subject_id: text(s.subject_id),
  }),
  component: lazyRouteComponent(() => import('./account/AuditScreen.tsx'), 'AuditScreen'),
});
const profileRoute = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  component: lazyRouteComponent(() => import('./account/ProfileScreen.tsx'), 'ProfileScreen'),
});
const organizationRoute = createRoute({
  getParentRoute: () => root,
  path: '/organization',
  component: lazyRouteComponent(() => import('./account/OrganizationScreen.tsx'), 'OrganizationScreen'),
});
const resetRoute = createRoute({
  getParentRoute: () => root,
  path: '/reset/$token',
  component: lazyRouteComponent(() => import('./shell/Reset.tsx'), 'Reset'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    casesRoute,
    caseRoute,
    policiesRoute,
    policyRoute,
    figuresRoute,
    keysRoute,
    membersRoute,
    auditRoute,
    profileRoute,
    organizationRoute,
    resetRoute,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The patient or case that the list is searched for: in no address, for browsers and proxies keep those. */
    readonly query?: string;
  }
}
