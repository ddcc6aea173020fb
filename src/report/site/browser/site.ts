import { copyButtons } from './copy.ts';
import { themeButton } from './theme.ts';

themeButton();
copyButtons();
