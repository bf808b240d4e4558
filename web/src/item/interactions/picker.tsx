import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../language/messages.ts'
import { RichTextLine } from '../rich-text.tsx'
import { Listbox, type ListOption } from './listbox.tsx'
import { Named } from './named.tsx'
import { spoken } from './spoken.ts'
import { useOutsidePress } from './use-outside-press.ts'

/** A button in running text that shows the choice and opens the list of options. */
export function Picker({
  id,
  label,
  options,
  chosen,
  isDisabled,
  isLacking,
  onPick,
}: {
  id: string
  /** Describes what is chosen here. */
  label: string
  options: readonly ListOption[]
  chosen: string | undefined
  isDisabled: boolean
  /** An answer without it was refused. */
  isLacking: boolean
  onPick: (option: string) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setIsOpen(false), [])
  useOutsidePress(root, isOpen, close)

  // The position of the list depends on the rendered size of both boxes.
  useLayoutEffect(() => {
    if (isOpen && popup.current && button.current) placeNear(popup.current, button.current)
  }, [isOpen])

  const option = options.find((each) => each.id === chosen)
  const listId = `${id}-list`

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsOpen(true)
  }
  function closeAndReturn() {
    button.current?.focus({ preventScroll: true })
    close()
  }

  const look =
    option !== undefined
      ? 'border-line-strong bg-surface font-semibold hover:border-ink'
      : isLacking
        ? 'border-dashed border-warm bg-warm-soft text-warm hover:border-ink'
        : 'border-dashed border-action bg-math-soft text-action hover:border-ink'
  return (
    <span ref={root}>
      <button
        ref={button}
        type="button"
        id={id}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        disabled={isDisabled}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={onKeyDown}
        className={`relative my-0.5 inline-flex min-h-10 max-w-full cursor-pointer items-center gap-1.5 rounded-md border-[1.5px] px-2.5 py-1 text-left align-middle leading-snug focus-visible:outline-offset-0 disabled:cursor-default pointer-coarse:min-h-11 print:hidden ${look}`}
      >
        <Named name={`${label}: ${option === undefined ? t('item/choose') : spoken(option.text)}`}>
          <span className="min-w-0">
            {option === undefined ? t('item/choose') : <RichTextLine text={option.text} />}
          </span>
          <ChevronDown className="size-5 shrink-0" />
        </Named>
      </button>
      {isOpen && (
        <div
          ref={popup}
          className="absolute z-20 w-max max-w-full min-w-44 rounded-md border border-line-strong bg-surface p-1 shadow-lg"
        >
          <Listbox
            id={listId}
            label={label}
            options={options}
            chosen={chosen}
            askedBy={id}
            onPick={(picked) => {
              closeAndReturn()
              onPick(picked)
            }}
            // Before the browser moves focus to the next control, so that it starts from the button.
            onClose={closeAndReturn}
            className="text-lg"
            optionClassName={() =>
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1.5 leading-snug -outline-offset-2 hover:bg-sunken aria-selected:font-semibold'
            }
          >
            {(each) => (
              <>
                <Check className={`size-5 shrink-0 ${each.id === chosen ? '' : 'invisible'}`} />
                <span className="min-w-0">
                  <RichTextLine text={each.text} />
                </span>
              </>
            )}
          </Listbox>
        </div>
      )}
    </span>
  )
}

/** Below the button, or above it if there is only room there; never beyond the edges of their common container. */
function placeNear(popup: HTMLElement, button: HTMLElement) {
  const frame = popup.offsetParent?.getBoundingClientRect()
  if (frame === undefined) return
  const from = button.getBoundingClientRect()
  const gap = 6
  const [header, bottomBar] = [80, 96]
  const height = popup.offsetHeight + gap
  const fitsBelow = from.bottom + height <= innerHeight - bottomBar
  const isAbove = !fitsBelow && from.top - height >= header
  const left = Math.max(0, Math.min(from.left - frame.left, frame.width - popup.offsetWidth))
  const top = isAbove ? from.top - frame.top - height : from.bottom - frame.top + gap
  Object.assign(popup.style, { left: `${left}px`, top: `${top}px` })
}
