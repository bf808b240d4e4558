import type { RichText } from '@skills-center/contract/rich-text'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { useContentLanguage } from '../../language/content.ts'
import { Named } from './named.tsx'
import { optionControl } from './option-keys.ts'
import { spoken } from './spoken.ts'

export interface ListOption {
  id: string
  text: RichText
}

/**
 * Options of which one is picked, as rich text, which the system's own list cannot show. While it is asked, the
 * focus is on an option; arrow keys and first letters move it.
 */
export function Listbox({
  id,
  label,
  options,
  chosen,
  askedBy,
  onPick,
  onClose,
  className,
  optionClassName,
  children,
}: {
  id: string
  label: string
  options: readonly ListOption[]
  chosen: string | undefined
  /** What the pick will be for; `null` while nothing asks. */
  askedBy: string | null
  onPick: (option: string) => void
  /** Nothing was picked. `Tab` has the focus go on from where it was before. */
  onClose: (how: 'escape' | 'tab') => void
  className: string
  optionClassName: (option: ListOption, index: number) => string
  children: (option: ListOption, index: number) => ReactNode
}) {
  const language = useContentLanguage()
  // Puts the browser's focus on the option that stands, as soon as the list is asked.
  useEffect(() => {
    if (askedBy === null) return
    // All of it where it fits, so that a phone shows what there is to pick from.
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
    focusOption(id, options.find((option) => option.id === chosen) ?? options[0])
    // What is chosen while the list is open moves no focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, askedBy])

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') {
      onClose('tab')
      return
    }
    const steps: Record<string, number> = {
      ArrowDown: Math.min(index + 1, options.length - 1),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: options.length - 1,
    }
    const to = steps[event.key] ?? indexByLetter(options, event.key, index)
    const option = options[index]
    if (event.key === 'Escape') onClose('escape')
    else if ((event.key === 'Enter' || event.key === ' ') && option !== undefined) onPick(option.id)
    else if (to !== undefined) focusOption(id, options[to])
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div role="listbox" id={id} aria-label={label} className={className}>
      {options.map((option, index) => (
        <div
          key={option.id}
          role="option"
          lang={language}
          id={optionControl(id, option.id)}
          tabIndex={-1}
          aria-selected={option.id === chosen}
          onClick={() => onPick(option.id)}
          onKeyDown={(event) => onKeyDown(event, index)}
          className={`relative ${optionClassName(option, index)}`}
        >
          <Named name={spoken(option.text)}>{children(option, index)}</Named>
        </div>
      ))}
    </div>
  )
}

function focusOption(listId: string, option: ListOption | undefined) {
  const element = option && document.getElementById(optionControl(listId, option.id))
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/** The next option that begins with the letter typed, seen from where the focus is. */
function indexByLetter(options: readonly ListOption[], key: string, from: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const begins = (option: ListOption | undefined) =>
    option !== undefined && spoken(option.text).toLowerCase().startsWith(key.toLowerCase())
  const turns = options.map((_, step) => (from + 1 + step) % options.length)
  return turns.find((index) => begins(options[index]))
}
