// A form that is sent as a whole: its fields by name, what went wrong above them, one button below.

import { Alert, Button, Modal, PasswordInput, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export type FormProps<T> = {
  readonly action: string;
  readonly send: (form: FormData) => Promise<T>;
  readonly done?: (answer: T) => void;
  /** Said once it is done, where the form stays. */
  readonly said?: string;
  /** The fields are emptied then. */
  readonly clears?: boolean;
  readonly children: ReactNode;
};

export function Form<T>({ action, send, done, said, clears = false, children }: FormProps<T>) {
  const sending = useMutation({ mutationFn: (form: HTMLFormElement) => send(new FormData(form)), onSuccess: done });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        sending.mutate(form, { onSuccess: () => clears && form.reset() });
      }}
    >
      <Stack>
        {sending.isError && <Alert color="red">{sending.error.message}</Alert>}
        {sending.isSuccess && said && (
          <Alert color="teal" role="status">
            {said}
          </Alert>
        )}
        {children}
        <Button type="submit" loading={sending.isPending}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}

/** A text field of a form, without blanks around it; null when it is left empty. */
export const text = (form: FormData, name: string): string | null => String(form.get(name) ?? '').trim() || null;

export function Dialog({
  title,
  close,
  size,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly size?: 'lg';
  readonly children: ReactNode;
}) {
  return (
    <Modal opened onClose={close} title={title} size={size} closeButtonProps={{ 'aria-label': 'Close' }}>
      {children}
    </Modal>
  );
}

export function FormDialog<T>({
  title,
  close,
  ...form
}: FormProps<T> & { readonly title: string; readonly close: () => void }) {
  return (
    <Dialog title={title} close={close}>
      <Form {...form} />
    </Dialog>
  );
}

export const NewPassword = ({ label }: { readonly label: string }) => (
  <PasswordInput
    name="password"
    label={label}
    description="12 characters or more"
    autoComplete="new-password"
    minLength={12}
    required
  />
);
