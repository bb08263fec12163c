// What the browser calls this page. Never a patient: browsers keep titles in their history, and show them to who looks over a shoulder.

import { useDocumentTitle } from '@mantine/hooks';

export const useTitle = (place: string): void => useDocumentTitle(`${place} · Medical necessity review`);
