import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { whenIdle } from './when-idle.ts'

interface Later<Props> {
  Part: ComponentType<Props>
  fetchAhead: () => Promise<unknown>
  /** Whether it is drawn at once. */
  isHere: () => boolean
}

/**
 * A part of a page that the page does not wait for. It is fetched once the browser has nothing better to do, so that
 * it is there when it is first needed; a browser that is faster than that fetches it then.
 */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): Later<Props> {
  let fetched: ComponentType<Props> | null = null
  const fetchAhead = async () => (fetched = await fetchPart())
  // Should it fail here, it is tried again when it is needed.
  whenIdle(() => void fetchAhead().catch(() => undefined))
  const isHere = () => fetched !== null
  function Part(props: Props) {
    // What is here already is drawn at once: React would make even that wait, so as not to flicker. A part that did
    // not come is fetched again by the person who draws it next.
    const [shown] = useState<ComponentType<Props>>(
      () => fetched ?? lazy(async () => ({ default: await fetchPart() })),
    )
    return <Suspense fallback={waiting}>{createElement(shown, props)}</Suspense>
  }
  return { Part, fetchAhead, isHere }
}

/** The same for what is opened and put away: nothing until it is first open, and from then on it keeps its state. */
export function laterOpened<Props extends { isOpen: boolean }>(
  fetchPart: () => Promise<ComponentType<Props>>,
): Later<Props> {
  const { Part: Opened, ...ahead } = later(fetchPart)
  function Part(props: Props) {
    const [wasOpen, setWasOpen] = useState(false)
    if (props.isOpen && !wasOpen) setWasOpen(true)
    return wasOpen || props.isOpen ? <Opened {...props} /> : null
  }
  return { Part, ...ahead }
}
