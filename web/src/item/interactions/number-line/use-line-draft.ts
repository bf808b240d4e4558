import { useState } from 'react'
import { useMarks } from '../drawing/use-marks.ts'
import type { InteractionProps } from '../parts.ts'
import { type LineDraft, added, draftOf, marksOf, moved, noDraft, untouched } from './line-draft.ts'
import { markName, spokenDraft, spokenMark } from './format-line.ts'

/** The number line drawing in progress. */
export function useLineDraft({
  interaction: line,
  response,
  id,
  onChange,
}: Pick<InteractionProps<'number-line'>, 'interaction' | 'response' | 'id' | 'onChange'>) {
  // An incomplete ray or interval is not a response yet.
  const [partial, setPartial] = useState(noDraft)
  const draft =
    response.marks.length > 0 ? draftOf(response.marks) : response === untouched ? noDraft : partial
  return useMarks<LineDraft, number>(
    id,
    draft,
    {
      nothing: noDraft,
      count: ({ ats }) => ats.length,
      add: (drawn, at) => added(line, drawn, at),
      move: (drawn, index, at) => moved(line, drawn, index, at),
      name: (drawn, index) => markName(line, drawn, index),
      place: (drawn, index) => spokenMark(line, drawn, index),
      words: (drawn) => spokenDraft(line, drawn),
    },
    (next) => {
      setPartial(next)
      onChange({ kind: 'number-line', marks: marksOf(line, next) })
    },
  )
}
