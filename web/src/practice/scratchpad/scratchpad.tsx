import type { QuestionToken } from '@skills-center/contract/practice'
import { Redo2, Trash2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useState, useEffect, useReducer } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ToolSheet } from '../tools/tool-sheet.tsx'
import { Paper } from './paper.tsx'
import { Pens } from './pens.tsx'
import { isEmpty, isFull, type Pen, edit } from './sheet.ts'
import { TypedLines } from './typed-lines.tsx'
import { forgetSheet, storeSheet, readSheet } from './stored-sheet.ts'

type Way = 'draw' | 'type'
const ways = () =>
  [
    { value: 'draw', label: t('practice/draw') },
    { value: 'type', label: t('practice/type-verb') },
  ] as const

/** A place to work beside a question. Its content survives closing and is deleted with the question. */
export function Scratchpad({
  token,
  isOpen,
  onClose,
}: {
  token: QuestionToken
  isOpen: boolean
  onClose: () => void
}) {
  const { history, dispatch } = useSheet(token)
  const [way, setWay] = useState<Way>('draw')
  const [tool, setTool] = useState<Pen | 'eraser'>('plain')
  const [announcement, setAnnouncement] = useState('')
  const { past, sheet, future } = history
  if (!isOpen) return null

  function undo() {
    setAnnouncement(past.length === 0 ? '' : t('practice/taken-back'))
    dispatch({ type: 'undone' })
  }
  function redo() {
    setAnnouncement(future.length === 0 ? '' : t('practice/brought-back'))
    dispatch({ type: 'redone' })
  }
  function clear() {
    if (isEmpty(sheet)) return
    setAnnouncement(t('practice/cleared-undo-brings-it-back'))
    dispatch({ type: 'cleared' })
  }
  function onKeyDown(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (isField || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }

  return (
    <ToolSheet
      tool="scratchpad"
      title={t('practice/scratchpad')}
      onKeyDown={onKeyDown}
      onClose={onClose}
      actions={
        <>
          <Step label={t('practice/undo')} isOff={past.length === 0} onPress={undo} icon={Undo2} />
          <Step label={t('practice/redo')} isOff={future.length === 0} onPress={redo} icon={Redo2} />
          <Step
            label={t('practice/clear-the-scratchpad')}
            isOff={isEmpty(sheet)}
            onPress={clear}
            icon={Trash2}
          />
        </>
      }
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={t('practice/way-to-work')}
          labelHidden
          value={way}
          options={ways()}
          onChange={setWay}
        />
        {way === 'draw' && <Pens tool={tool} onPick={setTool} />}
      </div>
      {way === 'draw' ? (
        <Paper
          strokes={sheet.strokes}
          tool={tool}
          label={formatDrawing(sheet.strokes.length)}
          onDraw={(stroke) => {
            setAnnouncement('')
            dispatch({ type: 'drew', stroke })
          }}
          onErase={(strokes) => dispatch({ type: 'erased', strokes })}
        />
      ) : (
        <TypedLines
          lines={sheet.lines}
          onType={(line) => dispatch({ type: 'typed', line })}
          onRemove={(place) => dispatch({ type: 'removed-line', place })}
        />
      )}
      <p role="status" className="mt-1.5 min-h-5 ps-1 text-sm text-ink-soft">
        {isFull(sheet) && way === 'draw' ? t('practice/the-paper-is-full') : announcement}
      </p>
    </ToolSheet>
  )
}

const formatDrawing = (strokes: number): string => t('practice/drawing-area', { strokes })

function Step({
  label,
  isOff,
  icon: Icon,
  onPress,
}: {
  label: string
  /** It has nothing to do now, but keeps focus, so it is not `disabled`. */
  isOff: boolean
  icon: typeof Undo2
  onPress: () => void
}) {
  return (
    <Button variant="quiet" size="small" aria-label={label} aria-disabled={isOff} onClick={onPress}>
      <Icon aria-hidden className={`size-5 ${isOff ? 'opacity-40' : ''}`} />
    </Button>
  )
}

/** The scratchpad of one question: restored after a reload, otherwise empty. */
function useSheet(token: QuestionToken) {
  const [history, dispatch] = useReducer(edit, token, (shown) => ({
    past: [],
    sheet: readSheet(shown),
    future: [],
  }))
  const { sheet } = history
  // Keeps session storage in step with the sheet, and clears it when the question is gone.
  useEffect(() => storeSheet(token, sheet), [token, sheet])
  useEffect(() => forgetSheet, [])
  return { history, dispatch }
}
