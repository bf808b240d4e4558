import { useEffect, useRef } from 'react'
import { focusPageHeading } from '../ui/heading-focus.ts'

const hashTargetTimeoutMs = 5000

/**
 * After each navigation, and after signing in or out: scrolls to the address's #target if it has one (waiting for it
 * while the page loads), otherwise to the top, and focuses the page's heading. The first page only scrolls to its
 * #target. `who` is the user's id, null for a visitor, undefined while it is not known yet.
 */
export function useNavigationFocus(path: string, who: string | null | undefined): void {
  const lastPlace = useRef<string | null>(null)
  // Keeps the browser's focus and scroll position in step with the path and the user.
  useEffect(() => {
    if (who === undefined) return
    const place = `${who} ${path}`
    const isFirst = lastPlace.current === null
    const isSame = lastPlace.current === place
    lastPlace.current = place
    if (isSame) return
    const target = decodeURIComponent(location.hash.slice(1))
    if (target !== '') return scrollWhenThere(target)
    if (isFirst) return
    scrollTo({ top: 0 })
    focusPageHeading()
  }, [path, who])
}

/** Returns a function that stops waiting. */
function scrollWhenThere(id: string): () => void {
  const tryToScroll = () => {
    const element = document.getElementById(id)
    element?.scrollIntoView()
    element?.focus({ preventScroll: true })
    return element !== null
  }
  const observer = new MutationObserver(() => {
    if (tryToScroll()) observer.disconnect()
  })
  const timer = setTimeout(() => observer.disconnect(), hashTargetTimeoutMs)
  if (!tryToScroll()) observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
