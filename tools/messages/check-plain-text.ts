import ts from 'typescript'
import { placeOf, walk, type SourceFile } from './read-messages.ts'

/** Attributes whose text is read by people, whatever element they stand on. */
const read = new Set(
  'label title aria-label placeholder alt description heading hint about text summary caption message detail legend note lede subtitle aria-description aria-roledescription aria-valuetext what help busyLabel'.split(
    ' ',
  ),
)

const letters = /\p{L}{2}/u

/** Text that stands in the markup and is said in English only. Names of keys, units in figures and the like are none. */
export function plainTextIn(file: SourceFile): string[] {
  const found: string[] = []
  const note = (node: ts.Node, text: string) =>
    found.push(`${placeOf(file, node)}: “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 70)}”`)
  walk(file.tree, (node) => {
    if (ts.isJsxText(node) && letters.test(node.text)) note(node, node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      for (const text of textsOf(node.expression)) if (letters.test(text.text)) note(text, text.text)
    }
    if (ts.isJsxAttribute(node) && read.has(node.name.getText())) {
      const value = node.initializer
      if (value === undefined) return
      const texts = ts.isStringLiteral(value)
        ? [value]
        : ts.isJsxExpression(value)
          ? textsOf(value.expression)
          : []
      for (const text of texts) if (letters.test(text.text)) note(text, text.text)
    }
  })
  return found
}

/** The texts that an expression may come to as it stands: itself, or a branch of a choice. */
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
