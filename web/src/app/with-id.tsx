import type { ReactNode } from 'react'
import type { z } from 'zod'
import { NotFoundPage } from './visitor-pages.ts'

interface WithIdProps<Type extends z.ZodType> {
  readonly type: Type
  readonly text: string
  readonly children: (id: z.output<Type>) => ReactNode
}

/** Hands on an identifier out of the address; one that cannot be an identifier leads to no page. */
export function WithId<Type extends z.ZodType>({ type, text, children }: WithIdProps<Type>) {
  const id = type.safeParse(text)
  return id.success ? children(id.data) : <NotFoundPage isSignedIn />
}
