import ts from 'typescript'
import { placeOf, walk, type SourceFile } from './read-messages.ts'

/** Attributes whose text people read, on any element. */
const read = new Set(
  'label title aria-label placeholder alt description heading hint about text summary caption message detail legend note lede subtitle aria-description aria-roledescription aria-valuetext what help busyLabel'.split(
    ' ',
  ),
)

/** Names that are the same in every language. */
const names = new Set(['Skills Center', 'CSV', 'JSON', 'PDF', 'QTI', 'Moodle', 'Canvas', 'Google Classroom'])

/** Whether it is text for people, rather than an identifier. */
const isPlain = (text: string): boolean => /\p{L}{2}/u.test(text) && !names.has(text.trim())

/**
 * Finds text in the markup that does not go through messages. Names of keys, units in figures, and the like do not
 * count.
 */
export function plainTextIn(file: SourceFile): string[] {
  const found: string[] = []
  const note = (node: ts.Node, text: string) =>
    found.push(`${placeOf(file, node)}: “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 70)}”`)
  walk(file.tree, (node) => {
    if (ts.isJsxText(node) && isPlain(node.text)) note(node, node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      for (const text of textsOf(node.expression)) if (isPlain(text.text)) note(text, text.text)
    }
    if (ts.isJsxAttribute(node) && read.has(node.name.getText())) {
      const value = node.initializer
      if (value === undefined) return
      const texts = ts.isStringLiteral(value)
        ? [value]
        : ts.isJsxExpression(value)
          ? textsOf(value.expression)
          : []
      // A single lower-case word is an identifier.
      for (const text of texts) if (isPlain(text.text) && !/^[a-z-]+$/.test(text.text)) note(text, text.text)
    }
  })
  return found
}

/** Returns the texts that an expression can evaluate to directly: itself, or a branch of a conditional. */
function textsOf(node: ts.Expression | undefined): ts.LiteralLikeNode[] {
  if (node === undefined) return []
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node]
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind
    const isChoice =
      kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.QuestionQuestionToken
    return isChoice ? textsOf(node.right) : []
  }
  return []
}
