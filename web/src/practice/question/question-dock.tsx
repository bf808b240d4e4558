import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMeasuredHeight, useScreenKeyboard } from '../../platform/measured.ts'

/**
 * What was said to the answer, and the buttons. On a phone it stays under the thumb, over the keyboard if there is one, and
 * takes at most half of the window, so that the question is in sight above it; elsewhere it follows the question.
 */
export function QuestionDock({ feedback, actions }: { feedback: ReactNode; actions: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useMeasuredHeight(dock, '--dock')
  useScreenKeyboard()
  const isScrolling = useIsScrolling(scroller)
  return (
    <div ref={dock} className="practice-dock">
      {/* By keyboard too one can scroll what is too long for the half window. */}
      <div ref={scroller} className="practice-dock-feedback" tabIndex={isScrolling ? 0 : undefined}>
        {feedback}
      </div>
      {actions}
    </div>
  )
}

/** Whether an element that scrolls holds more than it shows. */
function useIsScrolling(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setIsScrolling] = useState(false)
  // After each render: what was said last can be an element of its own.
  useLayoutEffect(() => {
    const scroller = element.current
    if (scroller === null) return
    const look = () => {
      const canScroll = getComputedStyle(scroller).overflowY === 'auto'
      setIsScrolling(canScroll && scroller.scrollHeight > scroller.clientHeight + 1)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    for (const child of scroller.children) observer.observe(child)
    return () => observer.disconnect()
  })
  return isScrolling
}
