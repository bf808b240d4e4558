import type { Template } from './qti-template.ts'
import type { Texts } from './rich-xml.ts'
import { childrenOf, findAll, textOf, type XmlElement } from './xml.ts'

interface Declaration {
  readonly type: string
  readonly right: readonly string[]
  readonly mapped: readonly { readonly key: string; readonly value: number }[]
}

/** Everything needed to read an interaction. */
export interface Context {
  readonly item: XmlElement
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly feedback: ReadonlyMap<string, string>
  readonly template: Template | null
  readonly texts: Texts
}

export function declarationsOf(item: XmlElement): ReadonlyMap<string, Declaration> {
  return new Map(
    childrenOf(item, 'qti-response-declaration').map((its) => [
      its.attributes['identifier'] ?? '',
      {
        type: its.attributes['base-type'] ?? 'identifier',
        right: [...findAll(its, 'qti-correct-response')]
          .flatMap((correct) => childrenOf(correct, 'qti-value'))
          .map((value) => textOf(value).trim()),
        mapped: [...findAll(its, 'qti-map-entry')].map(({ attributes }) => ({
          key: attributes['map-key'] ?? '',
          value: Number(attributes['mapped-value'] ?? 0),
        })),
      },
    ]),
  )
}

export const responseOf = (element: XmlElement): string => element.attributes['response-identifier'] ?? ''

export const rightOf = ({ declarations }: Context, element: XmlElement): readonly string[] =>
  declarations.get(responseOf(element))?.right ?? []

export const namedIn = (element: XmlElement, name: string) =>
  [...findAll(element, name)].map((each) => ({ id: each.attributes['identifier'] ?? '', each }))

/** The feedback to wrong answers `wrong-1`, `wrong-2`, and so on. */
export const feedbackTo = ({ feedback }: Context, name: string, at: number): string =>
  feedback.get(`${name}-${at + 1}`) ?? ''
