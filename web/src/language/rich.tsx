import type { Part } from '@skills-center/messages/run-message'
import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { partsOf, type RichMessages, type Values } from './messages.ts'

type RichId = keyof RichMessages

interface Its<Id extends RichId> {
  readonly id: Id
  /** The elements that the message names. */
  readonly parts: Readonly<Record<RichMessages[Id]['parts'], ReactElement>>
}

type RichProps<Id extends RichId> = Its<Id> &
  (RichMessages[Id]['values'] extends null ? { values?: never } : { values: RichMessages[Id]['values'] })

function drawn(content: readonly Part[], parts: Readonly<Record<string, ReactElement>>): ReactNode[] {
  return content.map((part) => {
    if (typeof part === 'string') return part
    const element = parts[part.element]
    if (element === undefined) throw new Error(`A message is missing <${part.element}>.`)
    return part.inside.length === 0 ? element : cloneElement(element, {}, ...drawn(part.inside, parts))
  })
}

/** A sentence that contains elements, whose order may differ between languages. */
export function Rich<Id extends RichId>({ id, values, parts }: RichProps<Id>) {
  const given: Values | null | undefined = values
  return createElement(Fragment, null, ...drawn(partsOf(id, given ?? {}), parts))
}
