import { TransNoContext } from '@lingui/react/server'
import type { ReactElement } from 'react'
import { i18nOfPage, type Values } from './messages.ts'

interface RichProps {
  /** `Read the <terms>terms of use</terms>.` */
  readonly message: string
  readonly values?: Values
  /** The elements that the message names, without children. */
  readonly parts: Readonly<Record<string, ReactElement>>
}

/** A sentence with elements in it, which another language may put in another order. */
export function Rich({ message, values, parts }: RichProps) {
  return (
    <TransNoContext
      id={message}
      components={parts}
      lingui={{ i18n: i18nOfPage() }}
      {...(values === undefined ? {} : { values })}
    />
  )
}
