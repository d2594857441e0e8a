import type { Fit } from './verdict'

/** Notes do not change the fit. */
type Sign = Fit | 'note'

const paths: Record<Sign, string> = {
  fits: 'M5 12.5l4.5 4.5L19 7.5',
  unsure: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01',
  warns: 'M12 4.5L21 19.5H3zM12 10v4M12 16.8v.01',
  note: 'M12 11v6M12 7v.01',
  clashes: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
}

/** Each fit has its own icon, so that colour is never the only sign. */
export const FitIcon = ({ fit }: { fit: Sign }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[fit]} />
  </svg>
)
