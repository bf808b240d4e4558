/** The logo: two arcs, math and science, around one center. */
export function Logo({ className = 'size-9' }: { readonly className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 40"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      className={className}
    >
      <path className="stroke-math" d="M31 9.5A15 15 0 1 0 20 35" transform="rotate(8 20 20)" />
      <path className="stroke-science" d="M28.5 32.4A15 15 0 0 0 35 20" transform="rotate(8 20 20)" />
      <circle className="fill-warm-vivid" cx="20" cy="20" r="5.5" />
    </svg>
  )
}
