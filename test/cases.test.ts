// A chart goes in over HTTP and a reviewed case comes out; lists, pages, keys and organizations keep their promises.

import {
  type CaseEvent,
  type CaseList,
  createClient,
  type MedicalCode,
  type PolicyDetail,
  type PolicyInList,
  type Publisher,
} from '@mnr/api';
import { renderPage } from '@mnr/engine/pdf';
import { sql } from 'kysely';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '../packages/service/src/audit/verify.ts';
import {
  adjudicated,
  chart,
  formOf,
  papFields,
  samples,
  startTestService,
  submit,
  type TestService,
} from './harness.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ adjudicators: 2 });
});
afterAll(() => service?.stop());

const read = async <T>(path: string, as?: string): Promise<T> => {
  const response = await service.request(path, as ? { as } : {});
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};
const pap = (change: { readonly urgency?: string } = {}) =>
  formOf([{ bytes: chart('pap-initial-d1'), name: 'Initial visit.pdf' }], { ...papFields, ...change });
const later = (time: string, hours: number): string => new Date(Date.parse(time) + hours * 3_600_000).toISOString();

describe('a submission', () => {
  test('is answered with the id of its case and becomes a cited recommendation', async () => {
    const sent = await submit(service, pap());
    expect(sent.status).toBe(200);
    expect(sent.body).toEqual({ case_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const id = sent.body.case_id!;
    expect(sent.headers.get('location')).toBe(`/v1/cases/${id}`);

    const first = await service.request(`/v1/cases/${id}`);
    expect(first.status).toBe(200);
    const waiting = (await first.json()) as Record<string, unknown>;
    if (waiting.status === 'in process') {
      expect(first.headers.get('retry-after')).toBe('1');
      expect(waiting).toMatchObject({
        recommendation: null,
        decision_recommendation: null,
        rationale: null,
        progress: { stage: expect.any(String) },
      });
    }

    const done = await adjudicated(service, id);
    expect(done).toMatchObject({
      id,
      status: 'open',
      patient_name: expect.any(String),
      progress: null,
      determination: null,
      urgency: 'standard',
      due_at: later(done.created_at, 7 * 24),
      extended_days: 0,
    });
    expect(['approve', 'deny', 'pend', 'escalate']).toContain(done.recommendation);
    expect(done.decision_recommendation).toBe(done.recommendation);
    expect(done.case_submitted).toBe(done.created_at);
    expect(done.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(done.rationale).toBeTruthy();
    expect(done.policy_matched).toMatch(/Positive Airway Pressure.*Initial CPAP Therapy/);
    for (const criterion of done.criteria.filter((c) => c.status === 'met' && !c.silent))
      expect(criterion.evidence).not.toEqual([]);
    expect(done.chart?.files).toEqual([
      { name: 'Initial visit.pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/), bytes: expect.any(Number) },
    ]);

    const events: CaseEvent[] = [];
    const client = createClient({ baseUrl: service.baseUrl, key: service.key });
    for await (const event of client.events(id)) events.push(event);
    expect(events).toEqual([{ event: 'adjudicated', status: 'open', recommendation: done.recommendation }]);
    await expect(client.events(crypto.randomUUID()).next()).rejects.toThrow('The case cannot be found.');
    const image = await service.request(`/v1/cases/${id}/pages/1.webp`);
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect(
      Buffer.from(await image.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    expect((await service.request(`/v1/cases/${id}/pages/${done.chart!.pages + 1}.webp`)).status).toBe(404);
    expect((await service.request(`/v1/cases/${id}/pages/0.webp`)).status).toBe(404);
  });

  test('scanned sideways is drawn as it was read, so that the cited words lie where they are lit', async () => {
    const upright = await renderPage(chart('cataract-d2'), 1, { dpi: 150 });
    const scan = await sharp(upright).rotate(90).jpeg().toBuffer();
    const document = await PDFDocument.create();
    document.addPage([792, 612]).drawImage(await document.embedJpg(scan), { x: 0, y: 0, width: 792, height: 612 });
    const sent = await submit(
      service,
      formOf([{ bytes: Uint8Array.from(await document.save()), name: 'sideways.pdf' }], {
        policy_id: 'cataract-extraction',
        policy_title: 'Cataract Extraction with Intraocular Lens',
      }),
    );
    const done = await adjudicated(service, sent.body.case_id!);
    expect(done.chart).toMatchObject({ unreadable_pages: [], page_sizes: [{ width: 612, height: 792 }] });
    const quoted = done.criteria.flatMap((c) => c.evidence);
    expect(quoted.length).toBeGreaterThan(0);
    expect(quoted.every((e) => e.confidence! >= 0 && e.confidence! <= 100)).toBe(true);
    const image = await service.request(`/v1/cases/${done.id}/pages/1.webp`);
    const { width, height } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect(width! / height!).toBeCloseTo(612 / 792, 1);
  });

  test('of several files is one chart, with pages counted over all', async () => {
    const parts = ['lumbar-mri-d1', 'pap-initial-d1'].map((name) => ({ bytes: chart(name), name: `${name}.pdf` }));
    const sent = await submit(
      service,
      formOf(parts, { policy_id: 'lumbar-mri', policy_title: 'lumbar spine mri  with RED flags' }),
    );
    const done = await adjudicated(service, sent.body.case_id!);
    expect(done.chart?.files.map((f) => f.name)).toEqual(['lumbar-mri-d1.pdf', 'pap-initial-d1.pdf']);
    expect(done.policy_title).toBe('Lumbar Spine MRI with Red Flags');
    expect((await service.request(`/v1/cases/${done.id}/pages/${done.chart!.pages}.webp`)).status).toBe(200);
    // Two patients in one chart.
    expect(done.recommendation).toBe('escalate');
  });

  test('gives the same review for the same chart', async () => {
    const [a, b] = await Promise.all([submit(service, pap()), submit(service, pap())]);
    const one = await adjudicated(service, a.body.case_id!);
    const two = await adjudicated(service, b.body.case_id!);
    const bare = ({ id, created_at, case_submitted, last_modified, due_at, ...rest }: typeof one) => rest;
    expect(JSON.stringify(bare(one))).toBe(JSON.stringify(bare(two)));
  });

  test('with an Idempotency-Key is one case, however often and fast it is repeated', async () => {
    const headers = { 'idempotency-key': '"order-4711"' };
    const all = await Promise.all(Array.from({ length: 5 }, () => submit(service, pap(), headers)));
    expect(new Set(all.map((a) => `${a.status} ${a.body.case_id}`)).size).toBe(1);
    expect(all[0].status).toBe(200);
    const other = await submit(service, formOf([{ bytes: chart('pap-initial-d2') }], papFields), headers);
    expect(other).toMatchObject({ status: 422, body: { detail: expect.stringMatching(/Idempotency-Key/) } });
    const sooner = await submit(service, pap({ urgency: 'expedited' }), headers);
    expect(sooner).toMatchObject({ status: 422, body: { detail: expect.stringMatching(/Idempotency-Key/) } });
    const elsewhere = await submit(service, pap(), headers, service.otherKey);
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.body.case_id).not.toBe(all[0].body.case_id);
  });

  test('of an organization that lets no software deny is never a denial', async () => {
    await service.db
      .updateTable('organizations')
      .set({ deny_allowed: false })
      .where('id', '=', service.organizationId)
      .execute();
    const sent = await submit(service, pap());
    expect((await adjudicated(service, sent.body.case_id!)).recommendation).not.toBe('deny');
    await service.db
      .updateTable('organizations')
      .set({ deny_allowed: true })
      .where('id', '=', service.organizationId)
      .execute();
  });
});

describe('the list of cases', () => {
  test('is paged, newest first, with totals', async () => {
    await Promise.all([{}, {}, { urgency: 'expedited' }].map((change) => submit(service, pap(change))));
    const all = await read<CaseList>('/v1/cases?limit=100');
    const times = all.cases.map((c) => c.case_submitted);
    expect(times).toEqual([...times].sort().reverse());
    expect(all.pagination).toEqual({ currentPage: 1, pageSize: 100, totalPages: 1, totalItems: all.cases.length });
    const pages = await Promise.all([1, 2, 3].map((page) => read<CaseList>(`/v1/cases?limit=2&page=${page}`)));
    expect(pages.flatMap((p) => p.cases.map((c) => c.id))).toEqual(all.cases.slice(0, 6).map((c) => c.id));
    expect(pages[0].pagination).toMatchObject({ pageSize: 2, totalPages: Math.ceil(all.cases.length / 2) });
    expect((await read<CaseList>('/v1/cases?page=1000')).cases).toEqual([]);
    expect((await read<CaseList>('/v1/cases')).pagination.pageSize).toBe(20);
    // It names patients.
    expect((await service.request('/v1/cases')).headers.get('cache-control')).toBe('no-store');
  });

  test('can be filtered, searched and sorted', async () => {
    for (const { id } of (await read<CaseList>('/v1/cases?limit=100')).cases) await adjudicated(service, id);
    const all = (await read<CaseList>('/v1/cases?limit=100&status=open')).cases;
    const [some] = all.filter((c) => c.patient_name);
    const papOsa = (await read<PolicyDetail>('/v1/policies/pap-osa')).policy_id;
    const ids = async (query: string) => (await read<CaseList>(`/v1/cases?limit=100&${query}`)).cases.map((c) => c.id);
    expect(await ids(`query=${encodeURIComponent(some.patient_name!.slice(1, 6).toUpperCase())}`)).toContain(some.id);
    expect(await ids(`query=${some.id}`)).toEqual([some.id]);
    expect(await ids('query=%25')).toEqual([]);
    expect(await ids(`policy_id=${some.policy_id}`)).toContain(some.id);
    expect(await ids('policy_id=PAP-OSA')).toEqual(await ids(`policy_id=${papOsa}`));
    expect(await ids('policy_id=cgm')).toEqual([]);
    expect(await ids(`recommendation=${some.decision_recommendation}`)).toContain(some.id);
    expect(await ids('submitted_after=2999-01-01')).toEqual([]);
    expect(await ids('submitted_before=2000-01-01')).toEqual([]);
    expect(await ids('sort=case_submitted&status=open')).toEqual(all.map((c) => c.id).reverse());
  });

  test('shows by when each is to be decided, and is filtered and sorted by that', async () => {
    const { cases } = await read<CaseList>('/v1/cases?limit=100');
    const ids = async (query: string) => (await read<CaseList>(`/v1/cases?limit=100&${query}`)).cases.map((c) => c.id);
    for (const { urgency, due_at, case_submitted, determined_at } of cases) {
      expect(due_at).toBe(later(case_submitted, urgency === 'expedited' ? 72 : 168));
      expect(determined_at).toBeNull();
    }
    const [sooner, ...others] = cases.filter((c) => c.urgency === 'expedited').map((c) => c.id);
    expect([await ids('urgency=expedited'), others]).toEqual([[sooner], []]);
    expect([await ids('due=overdue'), await ids('due=within_24_hours')]).toEqual([[], []]);
    const [over, soon, decided] = cases.map((c) => c.id).filter((id) => id !== sooner);
    const received = (id: string, hoursAgo: number, status: 'open' | 'closed') =>
      service.db
        .updateTable('cases')
        .set({
          created_at: sql`now() - make_interval(hours => ${hoursAgo})`,
          due_at: sql`now() + make_interval(hours => ${168 - hoursAgo})`,
          status,
        } as never)
        .where('id', '=', id)
        .execute();
    await received(over, 170, 'open');
    await received(soon, 150, 'open');
    await received(decided, 190, 'closed');
    expect([await ids('due=overdue'), await ids('due=within_24_hours')]).toEqual([[over], [soon]]);
    const sorted = await ids('sort=due_at');
    expect([...sorted.slice(0, 3), sorted.at(-1)]).toEqual([over, soon, sooner, decided]);
    expect((await ids('sort=-due_at')).slice(-4)).toEqual([sooner, soon, over, decided]);
  });
});

describe('organizations', () => {
  test('never see each other', async () => {
    const { case_id: id } = (await submit(service, pap())).body;
    await adjudicated(service, id!);
    for (const path of [`/v1/cases/${id}`, `/v1/cases/${id}/events`, `/v1/cases/${id}/pages/1.webp`]) {
      const response = await service.request(path, { as: service.otherKey });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: 'The case cannot be found.' });
    }
    expect((await read<CaseList>(`/v1/cases?query=${id}`, service.otherKey)).cases).toEqual([]);
  });
});

describe('the catalog', () => {
  test('lists publishers', async () => {
    const all = await read<Publisher[]>('/v1/publishers');
    expect(all.length).toBeGreaterThan(0);
    for (const one of all)
      expect(one).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), publisher: expect.any(String) });
  });

  test('finds codes by code, with or without the dot, and by name', async () => {
    const g = { code: 'G47.33', system: 'ICD-10-CM', display: 'Obstructive sleep apnea (adult) (pediatric)' };
    for (const query of ['G47.33', 'g4733', 'sleep apnea'])
      expect(await read<MedicalCode[]>(`/v1/codes?query=${encodeURIComponent(query)}`)).toContainEqual(g);
    const response = await service.request('/v1/codes?limit=7&page=2');
    expect((await response.json()) as unknown[]).toHaveLength(7);
    expect(Number(response.headers.get('x-total-count'))).toBeGreaterThan(200);
    expect(response.headers.get('link')).toMatch(/page=3&?.*rel="next"|rel="next".*page=3/);
    expect((await read<MedicalCode[]>('/v1/codes')).length).toBe(20);
  });

  test('finds policies by words, publisher and code, and shows one whole', async () => {
    const [found] = await read<PolicyInList[]>('/v1/policies?code=e0601');
    expect(found.slug).toBe('pap-osa');
    expect((await read<PolicyInList[]>('/v1/policies?query=cpap%20weeks')).map((p) => p.slug)).toEqual(['pap-osa']);
    expect((await read<PolicyInList[]>(`/v1/policies?publisher=${found.publisher_id}`)).length).toBeGreaterThan(0);
    const detail = await read<PolicyDetail>(`/v1/policies/${found.policy_id}`);
    expect(detail.titles.map((t) => t.title)).toEqual(found.titles.map((t) => t.title));
    expect(detail.criteria.map((c) => c.id)).toContain('PAP-01');
    expect(detail.versions).toEqual([expect.objectContaining({ current: true })]);
    expect(await read<PolicyDetail>('/v1/policies/pap-osa')).toEqual(detail);
  });
});

describe('the audit log', () => {
  test('names who submitted and read, and its chain holds', async () => {
    const rows = await service.db
      .selectFrom('audit_log')
      .selectAll()
      .where('organization_id', '=', service.organizationId)
      .orderBy('position')
      .execute();
    expect(new Set(rows.map((row) => row.action))).toEqual(
      new Set(['case.submitted', 'case.adjudicated', 'case.read', 'cases.listed', 'chart.page_read']),
    );
    expect(verifyAudit(rows)).toEqual([]);
    await expect(service.db.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/);
    await expect(service.db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow(/append-only/);
  });
});

test('digital samples are adjudicated side by side while the service stays responsive', async () => {
  const some = samples()
    .filter((s) => s.policy === 'lumbar-mri' || s.policy === 'pap-osa')
    .slice(0, 4);
  const sent = await Promise.all(
    some.map((s) =>
      submit(service, formOf([{ bytes: chart(s.id) }], { policy_id: s.policy, policy_title: s.policy_title })),
    ),
  );
  const waits: number[] = [];
  const watching = { on: true };
  const watch = (async () => {
    while (watching.on) {
      const start = performance.now();
      await service.request('/healthz');
      waits.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const done = await Promise.all(sent.map((s) => adjudicated(service, s.body.case_id!, 120)));
  watching.on = false;
  await watch;
  expect(done.every((d) => d.status === 'open')).toBe(true);
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(500);
}, 180_000);
