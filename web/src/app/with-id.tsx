import type { ReactNode } from 'react'
import type { z } from 'zod'
import { NotFoundPage } from './visitor-pages.ts'

interface WithIdProps<Type extends z.ZodType> {
  readonly type: Type
  readonly text: string
  readonly children: (id: z.output<Type>) => ReactNode
}

/** Parses an id from the address and passes it on. An invalid id shows the "not found" page. */
export function WithId<Type extends z.ZodType>({ type, text, children }: WithIdProps<Type>) {
  const id = type.safeParse(text)
  return id.success ? children(id.data) : <NotFoundPage isSignedIn />
}
