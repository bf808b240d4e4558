import { nodesOfHtml, textNodes } from './html.ts'
import { childrenOf, findAll, textOf, type XmlElement, type XmlNode } from './xml.ts'

/** Creates a QTI 3 element. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly XmlNode[] = [],
): XmlElement => ({ name, attributes, children })

/** The content of a `material` element: HTML inside text, or plain text. */
export const material = (holder: XmlElement): XmlNode[] =>
  childrenOf(holder, 'material')
    .flatMap((each) => childrenOf(each, 'mattext'))
    .flatMap((words) =>
      /html/i.test(words.attributes['texttype'] ?? '')
        ? nodesOfHtml(textOf(words))
        : textNodes(textOf(words)),
    )

export const declaration = (id: string, type: string, right: readonly string[], more: XmlNode[] = []) =>
  element('qti-response-declaration', { identifier: id, 'base-type': type }, [
    element(
      'qti-correct-response',
      {},
      right.map((value) => element('qti-value', {}, [value])),
    ),
    ...more,
  ])

/** The options of a list. */
export const labelsOf = (list: XmlElement): XmlElement[] => [...findAll(list, 'response_label')]
