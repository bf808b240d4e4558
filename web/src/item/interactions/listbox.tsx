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
 * A single-choice listbox whose options are rich text, which a native select cannot show. While it is open, focus is on
 * an option; arrow keys and first letters move it.
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
  /** What the choice is for; null while the list is closed. */
  askedBy: string | null
  onPick: (option: string) => void
  /** Closed without a choice. `tab`: focus continues from where it was before. */
  onClose: (how: 'escape' | 'tab') => void
  className: string
  optionClassName: (option: ListOption, index: number) => string
  children: (option: ListOption, index: number) => ReactNode
}) {
  const language = useContentLanguage()
  // Focuses the chosen option as soon as the list opens.
  useEffect(() => {
    if (askedBy === null) return
    // Scrolls the whole list into view if it fits, so that a phone shows all options.
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

/** The next option, from the focused one, that begins with the typed letter. */
function indexByLetter(options: readonly ListOption[], key: string, from: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const begins = (option: ListOption | undefined) =>
    option !== undefined && spoken(option.text).toLowerCase().startsWith(key.toLowerCase())
  const turns = options.map((_, step) => (from + 1 + step) % options.length)
  return turns.find((index) => begins(options[index]))
}
