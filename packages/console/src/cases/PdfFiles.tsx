// PDF files, dropped or chosen. What is dropped comes after what is there; what is no PDF is named and left out.

import { FileInput, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

const isPdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

export function PdfFiles({
  label,
  description,
  files,
  onChange,
}: {
  readonly label: string;
  readonly description: string;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}) {
  const [over, setOver] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  // A file dropped beside the field would take the browser away from this page.
  const stay = (event: DragEvent) => event.preventDefault();
  useWindowEvent('dragover', stay);
  useWindowEvent('drop', stay);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the file input inside does the same by keyboard
    <div
      className="drop"
      data-over={over || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const dropped = [...event.dataTransfer.files];
        setLeft(dropped.filter((file) => !isPdf(file)).map((file) => file.name));
        onChange([...files, ...dropped.filter(isPdf)]);
      }}
    >
      <FileInput
        label={label}
        description={description}
        multiple
        clearable
        accept="application/pdf"
        value={[...files]}
        onChange={(chosen) => {
          setLeft([]);
          onChange(chosen);
        }}
        placeholder="Choose PDF files, or drop them here"
        clearButtonProps={{ 'aria-label': 'Take the files out' }}
      />
      {left.length > 0 && (
        <Text size="sm" c="var(--mantine-color-error)" mt={6} role="status">
          No PDF, and left out: {left.join(', ')}
        </Text>
      )}
    </div>
  );
}

export function pdfForm(files: readonly File[], fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('sources', file, file.name);
  return form;
}
