// A multipart submission, streamed: request in, encrypted drafts on disk and text fields out. Memory does not grow with the upload.

import type { MultipartFile } from '@fastify/multipart';
import { isRefusal, refuse } from '@mnr/api';
import type { FastifyRequest } from 'fastify';
import type { ChartStore, Draft } from '../charts/store.ts';
import type { Config } from '../config.ts';

export type UploadedFile = Draft & { readonly name: string };
export type Upload = { readonly files: readonly UploadedFile[]; readonly fields: Readonly<Record<string, string>> };

/** On any refusal nothing stays on disk. */
export async function receiveUpload(request: FastifyRequest, store: ChartStore, config: Config): Promise<Upload> {
  if (!request.isMultipart()) throw refuse('not_multipart');
  const limit = `${Math.floor(config.maxUploadBytes / 1024 / 1024)} MB`;
  // The form around the files is small; what announces more is refused before it is sent.
  if (Number(request.headers['content-length'] ?? 0) > config.maxUploadBytes + 1024 * 1024)
    throw refuse('too_large', limit);
  const files: UploadedFile[] = [];
  const fields: Record<string, string> = Object.create(null);
  try {
    const limits = {
      fileSize: config.maxUploadBytes,
      files: config.maxFiles,
      fields: 50,
      fieldSize: 16_384,
      parts: 100,
    };
    let total = 0;
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'sources') throw refuse('invalid', 'The field sources must be a file.');
        if (part.valueTruncated) throw refuse('invalid', `The field ${part.fieldname.slice(0, 50)} is too long.`);
        if (part.fieldname in fields)
          throw refuse('invalid', `The field ${part.fieldname.slice(0, 50)} is given twice.`);
        fields[part.fieldname] = String(part.value);
      } else if (part.fieldname !== 'sources') {
        // Left out in silence, a part of the chart would be missing from the review.
        throw refuse('invalid', `The file field ${shownName(part.fieldname)} is unknown; send each file as sources.`);
      } else {
        const file = await receiveFile(part, store);
        files.push(file);
        total += file.bytes;
        if (part.file.truncated || total > config.maxUploadBytes) throw refuse('too_large', limit);
      }
    }
    return { files, fields };
  } catch (error) {
    for (const file of files) await store.discard(file);
    throw translate(error, limit, config);
  }
}

async function receiveFile(part: MultipartFile, store: ChartStore): Promise<UploadedFile> {
  const name = shownName(part.filename);
  const draft = await store.receive(part.file, (head, whole) => {
    if (whole && head.length === 0) throw refuse('empty_file', name);
    if (!head.includes('%PDF-', 0, 'latin1')) throw refuse('not_pdf', name);
  });
  return { ...draft, name };
}

/** The last part of the name only, without control characters. */
const shownName = (name: string | undefined): string =>
  `${
    (name ?? '')
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/[\p{C}"]/gu, '')
      .trim()
      .slice(0, 200) || 'chart.pdf'
  }`;

function translate(error: unknown, limit: string, config: Config): unknown {
  if (isRefusal(error)) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return refuse('too_large', limit);
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
      return refuse('invalid', `A submission has at most ${config.maxFiles} files.`);
    case 'FST_FIELDS_LIMIT':
      return refuse('invalid', 'The form has too many fields.');
    case 'FST_PROTO_VIOLATION':
      return refuse('malformed', 'The form has a field with a forbidden name.');
    case 'ECONNRESET':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return refuse('malformed', 'The upload ended before it was complete.');
  }
  // The form parser's own mistakes are plain errors without a code.
  if (code === undefined && /multipart|boundary|unexpected end|part terminated|header|form/i.test(message ?? '')) {
    return refuse('malformed', 'The form is malformed or incomplete.');
  }
  return error;
}
