import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../processes.mjs'
import { walk } from './read-messages.ts'

/** A sentence that the server shows to people, and the feature that owns it. `{0}` stands for an inserted value. */
export interface Sentence {
  readonly sentence: string
  readonly feature: string
  readonly at: string
}

const refusals = new Set(
  // `refuse` is what services name their own helper for a refusal.
  'badRequest notSignedIn forbidden notFound conflict gone tooManyRequests unprocessable refuse'.split(' '),
)
/** Zod methods that take an error message. */
const rules = new Set(
  'min max length regex refine uuid email int enum string url startsWith nonempty'.split(' '),
)

/** Returns the text with numbered placeholders; null if the node is not a text. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`).join('')
}

const isSentence = (text: string): boolean => /^(?:\p{Lu}|\{0\} ).* .*[.?!]$/u.test(text)

/** Functions that report problems in a teacher's question or file, and the checker's; each takes a field. */
const findings = new Set('must should say'.split(' '))
/** Errors whose message is shown to a teacher. */
const shownErrors = new Set('AuthoringError FormulaError XmlError ZipError'.split(' '))
/** The only curriculum folder with messages for people: those belong to the feature that shows it. */
const authored = 'curriculum/src/authored/'

/** Returns the sentences of refusals, findings, and schema errors. */
export function readServerSentences(): Sentence[] {
  const files = globSync(['{server,contract}/src/**/*.ts', `${authored}*.ts`], { cwd: root })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .toSorted()
    .flatMap((file) => sentencesIn(file))
}

function sentencesIn(file: string): Sentence[] {
  const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const [, , folder = ''] = file.split('/')
  const inAuthored = file.startsWith(authored)
  const feature = inAuthored ? 'questions' : folder.replace(/\.ts$/, '')
  const found: Sentence[] = []
  const inContract = file.startsWith('contract/')
  const note = (node: ts.Node) => {
    const sentence = textOf(node)
    if (sentence === null || !isSentence(sentence)) return
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push({ sentence, feature, at: `${file}:${line}` })
  }
  walk(tree, (node) => {
    if (ts.isCallExpression(node)) {
      const name = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : node.expression.getText()
      if (refusals.has(name) || (inContract && rules.has(name)) || (inAuthored && findings.has(name))) {
        for (const argument of node.arguments) walkChoices(argument, note)
      }
    }
    if (ts.isNewExpression(node) && shownErrors.has(node.expression.getText())) {
      for (const argument of node.arguments ?? []) walkChoices(argument, note)
    }
    const isSaid = ts.isPropertyAssignment(node) && /^(?:detail|message)$/.test(node.name.getText())
    if (isSaid && !inContract) walkChoices(node.initializer, note)
  })
  noteNamed(tree, note)
  return found
}

/** Notes named sentences: those that a refusal uses by name, and those that a schema has as its `error`. */
function noteNamed(tree: ts.SourceFile, note: (node: ts.Node) => void): void {
  const names = new Set<string>()
  walk(tree, (node) => {
    if (ts.isCallExpression(node) && refusals.has(node.expression.getText())) {
      for (const argument of node.arguments) if (ts.isIdentifier(argument)) names.add(argument.text)
    }
  })
  walk(tree, (node) => {
    const isNamed = ts.isVariableDeclaration(node) && names.has(node.name.getText())
    const isError = ts.isPropertyAssignment(node) && node.name.getText() === 'error'
    if ((isNamed || isError) && node.initializer !== undefined) walkChoices(node.initializer, note)
  })
}

/** Visits a text, or both branches of a conditional. */
function walkChoices(node: ts.Expression, visit: (node: ts.Node) => void): void {
  if (ts.isConditionalExpression(node)) {
    walkChoices(node.whenTrue, visit)
    walkChoices(node.whenFalse, visit)
  } else visit(node)
}
