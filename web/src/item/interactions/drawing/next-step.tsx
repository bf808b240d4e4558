/** A line of text under the drawing, so that its length does not move the drawing; keeps its height when empty. */
export function NextStep({ children }: { children: string | null }) {
  return <p className="mt-2 min-h-6 text-base text-ink-soft print:hidden">{children}</p>
}
