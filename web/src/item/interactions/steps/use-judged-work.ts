import { useMemo, useState, useEffect } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import { t } from '../../../language/messages.ts'
import type { InteractionProps } from '../parts.ts'
import { formatLineVerdict } from './format-line-verdict.ts'
import { shownLine, linesWithVerdict } from './shown-lines.ts'
import { isBlank } from './use-work-lines.ts'
import type * as LineJudge from './judge-lines.ts'

/** The state of each line: how it reads, and whether it follows, once that may be shown. */
export function useJudgedWork(props: InteractionProps<'steps'>, lines: readonly string[]) {
  const { interaction, mark, rightResponse } = props
  const { task, judged: when } = interaction
  const language = useContentLanguage()
  const judge = useLineJudge()
  // The lines when one last lost focus: text that is being typed is not judged.
  const [left, setLeft] = useState(lines)
  const [message, setMessage] = useState('')
  const isClosed = mark === 'right' || rightResponse !== null
  const basis = isClosed || mark !== null ? lines : left
  // Depends on the lines' text, because the array is new on each change.
  const written = basis.join('\n')
  const judged = useMemo(
    () => judge?.judgeLines(task, written.split('\n'), language) ?? [],
    [judge, task, written, language],
  )
  const isAsLeft = (line: number) =>
    lines.slice(0, line + 1).every((text, index) => text === (basis[index] ?? ''))
  const isTold = linesWithVerdict(props, lines, judged)
  const firstWrong = judged.findIndex(
    (line, index) => line?.verdict === 'wrong' && isAsLeft(index) && isTold(index),
  )
  const isExpression = task.kind === 'rewrite'

  /** Judges the line that loses focus, with the typed lines `its`. Returns whether the work can continue below it. */
  function onLeave(its: readonly string[], line: number): boolean {
    const isNew = its.slice(0, line + 1).some((text, index) => text !== left[index])
    if (isNew) setLeft(its)
    const isJudged = when === 'each-line' && isNew && !isBlank(its[line])
    const found = isJudged ? judge?.judgeLines(task, its.slice(0, line + 1), language)[line] : undefined
    if (!found) return true
    const { verdict, notes } = formatLineVerdict(found, isExpression)
    setMessage(t('item/step-says', { place: line + 1, words: [verdict, ...notes].join(' ') }))
    return found.verdict === 'follows'
  }

  return {
    isClosed,
    message,
    onLeave,
    isDone: (line: number) => when === 'each-line' && isAsLeft(line) && judged[line]?.verdict === 'finished',
    /** The line to continue at: the first that does not follow, otherwise the last. */
    current: firstWrong >= 0 ? firstWrong : lines.length - 1,
    shown: lines.map((text, line) => ({
      text,
      line,
      ...shownLine(isAsLeft(line) ? (judged[line] ?? null) : null, isTold(line), {
        isBeside: firstWrong >= 0 && line > firstWrong,
        isExpression,
      }),
    })),
  }
}

/**
 * The code that judges lines, loaded after the question; null until then. At Check, the server judges the work anyway.
 */
function useLineJudge(): typeof LineJudge | null {
  const [judge, setJudge] = useState<typeof LineJudge | null>(null)
  // Loads code, which happens outside React.
  useEffect(() => {
    let isCurrent = true
    import('./judge-lines.ts').then(
      (loaded) => isCurrent && setJudge(loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return judge
}
