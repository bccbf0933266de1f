/** A part of a multipart body: a field, or a file when it has bytes. */
export type Part = [name: string, value: string] | [name: string, bytes: Buffer, filename?: string];

const BOUNDARY = '----tests-boundary-7MA4YWxkTrZu0gW';

/** A multipart body as a browser writes it, for `inject` and sockets. */
export function multipart(parts: readonly Part[]) {
  const chunks = parts.flatMap(([name, value, filename]) =>
    Buffer.isBuffer(value)
      ? [
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename ?? 'x'}"\r\n`,
          'content-type: application/octet-stream\r\n\r\n',
          value,
          '\r\n',
        ]
      : [`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`],
  );
  const payload = Buffer.concat(
    [...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk)),
  );
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

/** One file with the fields that it needs, as upload calls take them. */
export const fileParts = (
  bytes: Buffer,
  filename = 'documento.pdf',
  more: Record<string, string> = {},
): Part[] => {
  const fields = {
    category: 'DOCUMENTATION',
    subcategory: 'DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO',
    ...more,
  };
  return [
    ['attachment', bytes, filename],
    ['filename', filename],
    ...Object.entries(fields).map(([name, value]): Part => [name, value]),
  ];
};
