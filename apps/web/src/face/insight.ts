/** As a ref: what shows another thing than before comes back into sight beside the map, wherever its reader has scrolled to. */
export const inSight =
  (shows: string) =>
  (drawn: HTMLElement | null): void => {
    if (drawn === null || drawn.dataset.shows === shows) return;
    drawn.dataset.shows = shows;
    const beside = drawn.closest('.panel')?.getBoundingClientRect();
    if (beside !== undefined && drawn.getBoundingClientRect().top < beside.top)
      drawn.scrollIntoView({ block: 'start' });
  };
