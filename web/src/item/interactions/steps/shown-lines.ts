import type { InteractionProps } from '../parts.ts'
import type { JudgedLine } from './judge-lines.ts'
import { formatLineVerdict } from './format-line-verdict.ts'
import type { LineLook } from './step-line.tsx'

type Props = InteractionProps<'steps'>

/** Which lines show a verdict: all, or none before the first check. */
export function linesWithVerdict(
  {
    interaction,
    mark,
    missed,
    rightResponse,
  }: Pick<Props, 'interaction' | 'mark' | 'missed' | 'rightResponse'>,
  lines: readonly string[],
  judged: readonly (JudgedLine | null)[],
): (line: number) => boolean {
  if (interaction.judged === 'each-line' || rightResponse !== null || mark === 'right' || mark === 'wrong')
    return () => true
  if (mark === 'refused') {
    // Work that cannot be read was not checked.
    const isUnread = judged.some((line) => line?.verdict === 'unreadable')
    return (line) => !isUnread || judged[line]?.verdict === 'unreadable'
  }
  const checked = missed.at(-1)?.lines ?? []
  return (line) => lines.slice(0, line + 1).every((text, index) => text === checked[index])
}

/** The look and feedback of a line; `isBeside`: it comes after a line that does not follow. */
export function shownLine(
  line: JudgedLine | null,
  isTold: boolean,
  { isBeside, isExpression }: { isBeside: boolean; isExpression: boolean },
) {
  const isSaid = line !== null && isTold
  return {
    look: isSaid ? lookOf(line, isBeside) : ('open' as const),
    echo: line === null || line.role === 'note' ? null : line.echo,
    setAside: line?.setAside ?? '',
    ...(isSaid ? formatLineVerdict(line, isExpression) : { verdict: '', notes: [] }),
  }
}

function lookOf({ verdict, role }: JudgedLine, isBeside: boolean): LineLook {
  if (verdict === 'follows') return role === 'note' ? 'open' : isBeside ? 'beside' : 'follows'
  return verdict
}
