import { nodesOfHtml, textNodes } from './html.ts'
import { childrenOf, findAll, textOf, type XmlElement, type XmlNode } from './xml.ts'

/** Writes an element of QTI 3. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly XmlNode[] = [],
): XmlElement => ({ name, attributes, children })

/** The words of a `material`: HTML in a text, or plain words. */
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
