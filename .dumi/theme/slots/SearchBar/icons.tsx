import { Icon } from '../../common/controls/icons';

export const PageIcon = () => (
  <Icon>
    <path d="M6 3h8l4 4v14H6zM14 3v4h4" />
  </Icon>
);

export const HashIcon = () => (
  <Icon>
    <path d="M9 4L7 20M17 4l-2 16M4 9h16M4 15h16" />
  </Icon>
);

export const TextIcon = () => (
  <Icon>
    <path d="M4 6h16M4 11h16M4 16h10" />
  </Icon>
);

export const ApiIcon = () => (
  <Icon>
    <path d="M4 5h16v14H4zM4 10h16M10 10v9" />
  </Icon>
);

export const HistoryIcon = () => (
  <Icon>
    <path d="M4 12a8 8 0 1 0 3-6.2L4 8M4 4v4h4M12 8v5l3 2" />
  </Icon>
);
