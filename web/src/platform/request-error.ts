import type { Problem } from '@skills-center/contract/problem'

/**
 * A reply that was not OK. The message is the status code, a colon, and the body's text (the status text if the body is
 * empty). `problem` is the body if it is RFC 9457 problem details.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  readonly problem: Problem | null

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.problem = problemIn(text)
  }
}

/** Reads the body of a non-OK reply. */
export async function requestErrorOf(reply: Response): Promise<RequestError> {
  const body = await reply.text()
  return new RequestError(reply.status, body === '' ? reply.statusText : body)
}

/** The server's explanation of a refusal, in the page’s language; null if it sent none. */
export function detailOf(error: unknown): string | null {
  return error instanceof RequestError ? (error.problem?.detail ?? null) : null
}

/** Whether the server refused a change because someone else had changed the same thing since it was read. */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 412

/** What the server found wrong with a field of the request, if anything. */
export function fieldErrorOf(error: unknown, field: string): string | null {
  if (!(error instanceof RequestError)) return null
  return error.problem?.errors?.find((entry) => entry.field === field)?.message ?? null
}

/** Parsed by hand: zod is larger than the rest of the landing page, which also needs errors. */
function problemIn(text: string): Problem | null {
  const body = jsonIn(text)
  if (!isRecord(body)) return null
  const { type, title, status, detail, code, errors } = body
  if (typeof type !== 'string' || typeof title !== 'string') return null
  if (typeof status !== 'number' || typeof detail !== 'string') return null
  return {
    type,
    title,
    status,
    detail,
    ...(typeof code === 'string' && { code }),
    ...(Array.isArray(errors) && { errors: fieldErrorsIn(errors) }),
  }
}

function fieldErrorsIn(entries: readonly unknown[]): NonNullable<Problem['errors']> {
  return entries.flatMap((entry) => {
    if (!isRecord(entry)) return []
    const { field, message } = entry
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : []
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // For example a proxy's error page, which has no problem details.
    return null
  }
}
