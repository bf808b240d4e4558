import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { whenIdle } from './when-idle.ts'

interface LazyPart<Props> {
  Part: ComponentType<Props>
  preload: () => Promise<unknown>
  /** Whether the component has loaded and renders at once. */
  isLoaded: () => boolean
}

/** What is loading for the parts on the page, which may be there already as the server's HTML. */
const loading = new Set<Promise<unknown>>()

/** Resolves when each part on the page has loaded or failed to. Until then React discards keys and clicks in it. */
export const allPartsLoaded = (): Promise<unknown> => Promise.all(loading)

/**
 * A component that the page does not wait for. It loads once the browser is idle, so that it is ready when it is first
 * needed; if it is needed sooner, it loads then.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyPart<Props> {
  let fetched: ComponentType<Props> | null = null
  const preload = async () => (fetched = await fetchPart())
  // If loading fails here, it is retried when the component is needed.
  whenIdle(() => void preload().catch(() => undefined))
  const isLoaded = () => fetched !== null
  function Part(props: Props) {
    // A loaded component renders at once: `lazy` would still suspend, because React delays reveals to avoid flicker. A
    // component that failed to load is loaded again on the next mount.
    const [shown] = useState<ComponentType<Props>>(() => {
      if (fetched !== null) return fetched
      const fetching = fetchPart()
      const over = fetching.catch(() => undefined).finally(() => loading.delete(over))
      loading.add(over)
      return lazy(async () => ({ default: await fetching }))
    })
    return <Suspense fallback={waiting}>{createElement(shown, props)}</Suspense>
  }
  return { Part, preload, isLoaded }
}

/** The same for something that opens and closes: renders nothing until first opened, then keeps its state. */
export function lazyDialog<Props extends { isOpen: boolean }>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const { Part: Opened, ...ahead } = lazyPart(fetchPart)
  function Part(props: Props) {
    const [wasOpen, setWasOpen] = useState(false)
    if (props.isOpen && !wasOpen) setWasOpen(true)
    return wasOpen || props.isOpen ? <Opened {...props} /> : null
  }
  return { Part, ...ahead }
}
