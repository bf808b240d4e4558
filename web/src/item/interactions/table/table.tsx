import { PencilLine } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '../../../language/messages.ts'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { PrintedGap } from '../inline-choice/printed-gap.tsx'
import { optionControl } from '../option-keys.ts'
import type { InteractionParts, InteractionProps } from '../parts.ts'
import { Picker } from '../picker.tsx'
import { isSamePlaced } from '../placed.ts'
import { EntryKeys } from '../typed/entry-keys.tsx'
import { numberKeys } from '../typed/keys.ts'
import { cellTowards, type OpenCell, openCells } from './cells.ts'
import { ClosedCell } from './closed-cell.tsx'
import { NumberCell } from './number-cell.tsx'
import { TableFrame } from './table-frame.tsx'
import { useCellReader } from './use-cell-reader.ts'

function Table(props: InteractionProps<'table'>) {
  const { interaction, response, id, isLocked, mark, missed, rightResponse, onChange } = props
  const { columns, rows } = interaction
  const { placed } = response
  const [message, setMessage] = useState('')
  /** The field that the symbol keys type into. */
  const field = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState('')
  const isClosed = mark === 'right' || rightResponse !== null

  const open = openCells(rows)
  const ids = open.map((cell) => cell.entry)
  const numbers = open.filter((cell) => !('options' in cell))

  function fill(entry: string, text: string) {
    onChange({ kind: 'table', placed: { ...placed, [entry]: text } })
  }
  function pick(entry: string, option: string) {
    const next = { ...placed, [entry]: option }
    onChange({ kind: 'table', placed: next })
    setMessage(t('item/done-of-count-cells-filled', { done: filled(next, ids), count: ids.length }))
  }

  const reader = useCellReader(mark === 'refused' || rightResponse !== null)
  const { unread, isRefused, isRight } = judgeCells(props, open, reader)

  function shown(cell: OpenCell): ReactNode {
    const text = placed[cell.entry] ?? ''
    const controlId = optionControl(id, cell.entry)
    if (isClosed)
      return (
        <ClosedCell
          cell={cell}
          given={text}
          right={rightResponse?.placed[cell.entry] ?? ''}
          isRight={isRight(cell)}
        />
      )
    if ('options' in cell)
      return (
        <>
          <Picker
            id={controlId}
            label={cell.label}
            options={cell.options}
            chosen={placed[cell.entry]}
            isDisabled={isLocked}
            isLacking={mark === 'refused'}
            onPick={(option) => pick(cell.entry, option)}
          />
          <PrintedGap gap={{ id: cell.entry, ...cell }} chosen={placed[cell.entry]} />
        </>
      )
    return (
      <NumberCell
        id={controlId}
        cell={cell}
        text={text}
        isRefused={isRefused(cell)}
        messageId={props.messageId}
        isLocked={isLocked}
        onFocus={(event) => {
          field.current = event.currentTarget
          setAsked(cell.entry)
        }}
        onType={(typed) => fill(cell.entry, typed)}
      />
    )
  }

  return (
    <AnswerGroup
      {...props}
      // The cells show what was refused.
      mark={mark === 'refused' ? null : mark}
      isClosed={isClosed}
      isRepeated={missed.some((earlier) => isSamePlaced(earlier.placed, placed, ids))}
      hint={
        <>
          {t('item/fill-every-open-cell')}
          <KeyboardHint>{t('item/arrow-keys-go-from-cell')}</KeyboardHint>
        </>
      }
      message={message}
    >
      {mark === 'refused' && <RefusedNote isUnread={unread.length > 0} />}
      <TableFrame
        columns={columns}
        rows={rows}
        questionId={props.questionId}
        onKeyDown={isClosed ? undefined : (event) => focusNextCell(event, id, rows)}
      >
        {shown}
      </TableFrame>
      {!isClosed && numbers.length > 0 && (
        <EntryKeys
          keys={numberKeys()}
          field={field}
          isForTouchOnly
          isLocked={isLocked || asked === ''}
          onType={(text) => fill(asked, text)}
        />
      )}
    </AnswerGroup>
  )
}

/** What to correct, when the answer did not count. */
function RefusedNote({ isUnread }: { isUnread: boolean }) {
  return (
    <p className="mb-2.5 flex items-center gap-2 font-semibold text-warm">
      <PencilLine aria-hidden className="size-5 shrink-0" strokeWidth={2.5} />
      {isUnread ? t('item/cannot-read-every-number-yet') : t('item/look-at-how-the-numbers')}
    </p>
  )
}

/** Which cells were refused or are right, as far as known. */
function judgeCells(
  { response: { placed }, mark, rightResponse }: InteractionProps<'table'>,
  open: readonly OpenCell[],
  reader: ReturnType<typeof useCellReader>,
) {
  /** If a number cannot be read, that cell was refused. Otherwise it may be any of them. */
  const unread =
    reader === null
      ? []
      : open
          .filter((cell) => !('options' in cell))
          .filter(({ entry }) => !reader.isReadable(placed[entry] ?? ''))
  const isRefused = ({ entry }: OpenCell) =>
    mark === 'refused' && (unread.length === 0 || unread.some((cell) => cell.entry === entry))

  function isRight(cell: OpenCell): boolean {
    if (mark === 'right') return true
    const [given, right] = [placed[cell.entry] ?? '', rightResponse?.placed[cell.entry] ?? '']
    return given === right || (!('options' in cell) && reader?.isSame(given, right) === true)
  }

  return { unread, isRefused, isRight }
}

/** Arrow keys move from cell to cell. */
function focusNextCell(
  event: KeyboardEvent<HTMLTableElement>,
  id: string,
  rows: InteractionProps<'table'>['interaction']['rows'],
): void {
  if (event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const entry = openCells(rows)
    .map((cell) => cell.entry)
    .find((each) => optionControl(id, each) === target.id)
  if (entry === undefined || isInside(target, event.key)) return
  const to = cellTowards(rows, entry, event.key)
  const control = to === undefined ? null : document.getElementById(optionControl(id, to))
  if (control === null) return
  event.preventDefault()
  event.stopPropagation()
  control.focus()
  if (control instanceof HTMLInputElement) control.select()
}

/** Whether an arrow key can still move the caret within the field's text. */
function isInside(target: HTMLElement, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return false
  const { selectionStart, selectionEnd, value } = target
  // Fully selected text is about to be replaced or left.
  if (selectionStart === 0 && selectionEnd === value.length) return false
  if (key === 'ArrowLeft') return selectionStart !== 0 || selectionEnd !== 0
  if (key === 'ArrowRight') return selectionStart !== value.length || selectionEnd !== value.length
  return false
}

const filled = (placed: Readonly<Record<string, string>>, ids: readonly string[]): number =>
  ids.filter((id) => (placed[id] ?? '').trim() !== '').length

export const tableParts: InteractionParts<'table'> = {
  View: Table,
  empty: { kind: 'table', placed: {} },
  isAnswered: ({ placed }, { rows }) => {
    const ids = openCells(rows).map((cell) => cell.entry)
    return filled(placed, ids) === ids.length
  },
  afterKey: () => undefined,
}
