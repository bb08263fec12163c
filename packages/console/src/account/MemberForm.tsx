// A member's fields, in a dialog: a new one, or one that is there.

import { Select, TextInput } from '@mantine/core';
import type { Member } from '@mnr/api/account';
import { FormDialog, text } from '../shell/Form.tsx';
import { request } from '../wire/request.ts';
import { roleChoices } from './roles.ts';

const fieldsOf = (form: FormData) => ({
  name: text(form, 'name'),
  role: text(form, 'role') ?? undefined,
  npi: text(form, 'npi'),
  licence: text(form, 'licence'),
});

function Role({ of, own = false }: { readonly of: Member['role']; readonly own?: boolean }) {
  return (
    <Select
      name="role"
      label="Role"
      description={own ? 'Another administrator can change yours' : undefined}
      data={roleChoices}
      defaultValue={of}
      disabled={own}
      allowDeselect={false}
    />
  );
}

const Credentials = ({ of }: { readonly of?: Member }) => (
  <>
    <TextInput
      name="npi"
      label="NPI"
      description="10 digits; without it no denial can be recorded"
      pattern="\d{10}"
      defaultValue={of?.npi ?? ''}
    />
    <TextInput name="licence" label="Licence" defaultValue={of?.licence ?? ''} />
  </>
);

export function AddMember({
  close,
  done,
}: {
  readonly close: () => void;
  readonly done: (answer: { readonly link: string }) => void;
}) {
  return (
    <FormDialog
      title="Add a member"
      action="Add"
      close={close}
      done={done}
      send={(form) => request('POST', '/account/members', { ...fieldsOf(form), email: text(form, 'email') })}
    >
      <TextInput name="name" label="Name" required data-autofocus />
      <TextInput name="email" type="email" label="E-mail" required />
      <Role of="reviewer" />
      <Credentials />
    </FormDialog>
  );
}

export function EditMember({
  member,
  own,
  close,
  done,
}: {
  readonly member: Member;
  readonly own: boolean;
  readonly close: () => void;
  readonly done: () => void;
}) {
  return (
    <FormDialog
      title={`Edit ${member.name}`}
      action="Save"
      close={close}
      done={done}
      send={(form) => request('PATCH', `/account/members/${member.id}`, fieldsOf(form))}
    >
      <TextInput name="name" label="Name" defaultValue={member.name} required data-autofocus />
      <Role of={member.role} own={own} />
      <Credentials of={member} />
    </FormDialog>
  );
}
