/** One line under the drawing, where its length does not move the drawing; its room stays when it is empty. */
export function NextStep({ children }: { children: string | null }) {
  return <p className="mt-2 min-h-6 text-base text-ink-soft print:hidden">{children}</p>
}
